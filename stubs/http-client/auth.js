const REASON =
  'The gate makes no request through the toolkit: this handler stands in for the real one, which would be bundled in vain.';

export class BearerCredentialHandler {
  constructor() {
    throw new Error(REASON);
  }
}
