import { evaluate, readAnswer, requireReal, type Start } from './application.ts';

type Dispatch = (context: object, next: () => Promise<void>) => Promise<void>;

interface KoaApplication {
  readonly middleware: readonly unknown[];
  compose(middleware: readonly unknown[]): Dispatch;
}

const modules = { koa: requireReal('koa') as unknown, '@koa/router': requireReal('@koa/router') as unknown };

/**
 * Starts programs on Koa. The context is as much of Koa's as the router reads; making a whole one takes longer than the
 * routing.
 */
export const startKoa: Start = (program) => {
  // What the harness prints exports a Koa application.
  const app = evaluate(program, modules) as KoaApplication;
  const dispatch = app.compose(app.middleware);
  return Promise.resolve({
    async ask(method, url) {
      const trail: string[] = [];
      const context = { method, path: url, host: '', request: {}, state: { trail }, body: null };
      await dispatch(context, () => Promise.resolve());
      return readAnswer(context.body, trail);
    },
  });
};
