export { fetch, ProxyAgent } from 'undici-whole';
