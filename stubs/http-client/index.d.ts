export declare class HttpClient {
  constructor(...args: readonly unknown[]);
}
