import { evaluate, requireReal, type Start } from './application.ts';

interface FastifyApplication {
  ready(): Promise<unknown>;
  routing(request: object, response: object): void;
}

const modules = { fastify: requireReal('fastify') as unknown };

/**
 * Starts programs on Fastify. Requests go to `routing`, behind which all of Fastify stands; `inject` does the same with
 * streams around it, which take twenty times as long.
 */
export const startFastify: Start = async (program) => {
  // What the harness prints exports a Fastify instance.
  const app = evaluate(program, modules) as FastifyApplication;
  await app.ready();
  return {
    ask(method, url) {
      const trail: string[] = [];
      const response = new Response();
      app.routing({ method, url, headers: {}, trail, on: () => undefined, socket: {} }, response);
      if (!response.isEnded) throw new Error(`Fastify did not answer ${method} ${url} within the call`);
      if (response.statusCode >= 500) throw new Error(`Fastify failed at ${method} ${url}: ${String(response.body)}`);
      return { handler: response.handler, trail, params: response.handler === null ? null : readParams(response.body) };
    },
  };
};

function readParams(body: unknown): string | null {
  if (typeof body !== 'string' || body === '') return null;
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && 'params' in answer ? JSON.stringify(answer.params) : null;
}

/** As much of a server's response as Fastify uses. */
class Response {
  handler: string | null = null;
  body: unknown = null;
  isEnded = false;
  headersSent = false;
  statusCode = 200;

  setHeader(): void {
    // Headers are read where they are written at once.
  }

  getHeader(): undefined {
    return undefined;
  }

  writeHead(status: number, headers: Readonly<Record<string, unknown>> = {}): void {
    this.headersSent = true;
    this.statusCode = status;
    this.handler = typeof headers['handler'] === 'string' ? headers['handler'] : null;
  }

  end(body?: unknown): void {
    this.body = body;
    this.isEnded = true;
  }

  on(): this {
    return this;
  }

  removeListener(): this {
    return this;
  }
}
