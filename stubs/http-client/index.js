const REASON =
  'The gate makes no request through the toolkit: this client stands in for the real one, which would be bundled in vain.';

export class HttpClient {
  constructor() {
    throw new Error(REASON);
  }
}
