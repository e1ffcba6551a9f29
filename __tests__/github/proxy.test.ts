import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fetch, ProxyAgent } from 'undici';

describe('A proxy', () => {
  it('is asked for a tunnel, by the parts of undici that the bundle has', async () => {
    const api = createServer((_, response) => response.end('an answer')).listen(0);
    const proxy = createServer().listen(0);
    const port = (server: typeof api): number => (server.address() as AddressInfo).port;
    const asked: (string | undefined)[] = [];
    proxy.on('connect', ({ url }: IncomingMessage, socket) => {
      asked.push(url);
      const tunnel = connect(port(api), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        tunnel.pipe(socket).pipe(tunnel);
      });
    });
    const dispatcher = new ProxyAgent(`http://127.0.0.1:${String(port(proxy))}`);
    try {
      const answer = await fetch('http://api.example.test/x', { dispatcher });
      expect([await answer.text(), asked]).toEqual(['an answer', ['api.example.test:80']]);
    } finally {
      await dispatcher.destroy();
      api.close();
      proxy.close();
    }
  });
});
