export { UsageError as CallError } from './model/usage-error.js';
