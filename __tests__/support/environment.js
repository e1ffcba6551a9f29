import { isNativeError } from 'node:util/types';
import { TestEnvironment } from 'jest-environment-node';

/** Node's own errors are errors in tests as they are in a process: Jest gives each test file an `Error` of its own. */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { Error: own } = this.global;
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(own, Symbol.hasInstance, {
      value(value) {
        return isInstance.call(this, value) || (this === own && isNativeError(value));
      },
    });
  }
}
