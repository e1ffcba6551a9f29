exports.fetch = require('undici-whole/lib/web/fetch/index.js').fetch;
exports.ProxyAgent = require('undici-whole/lib/dispatcher/proxy-agent.js');
// The proxy is asked for a tunnel by a method that undici adds when it is loaded as a whole.
require('undici-whole/lib/dispatcher/dispatcher.js').prototype.connect = require('undici-whole/lib/api/api-connect.js');
