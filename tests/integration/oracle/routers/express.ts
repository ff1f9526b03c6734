import { evaluate, readAnswer, requireReal, type Start } from './application.ts';

interface ExpressRouter {
  handle(request: object, response: object, done: (error?: unknown) => void): void;
}

/** Version 5 shows the router of an application, version 4 hides it. */
interface ExpressApplication {
  readonly router: ExpressRouter;
  readonly _router: ExpressRouter;
}

/** Starts programs on one version of Express; every router answers within the call. */
function startOn(name: string, member: keyof ExpressApplication): Start {
  const modules = { express: requireReal(name) as unknown };
  return (program) => {
    // What the harness prints exports an Express application.
    const { [member]: router } = evaluate(program, modules) as ExpressApplication;
    return Promise.resolve({
      ask(method, url) {
        const trail: string[] = [];
        let body: unknown = null;
        let failure: unknown = null;
        const response = {
          json(value: unknown): void {
            body = value;
          },
          setHeader: (): void => undefined,
        };
        router.handle({ method, url, headers: {}, trail }, response, (error) => {
          failure = error ?? null;
        });
        if (failure instanceof Error) throw failure;
        return readAnswer(body, trail);
      },
    });
  };
}

export const startExpress4 = startOn('express4', '_router');
export const startExpress5 = startOn('express', 'router');
