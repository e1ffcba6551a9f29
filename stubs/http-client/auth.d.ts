export declare class BearerCredentialHandler {
  constructor(token: string);
}
