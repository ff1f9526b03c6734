import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { sentByExpress, sentByPlugin } from '../handlers/file-servers.ts';
import type { Middleware } from '../../model/router.ts';
import type { Resolver } from '../values/resolver.ts';
import type { PageModule } from './decorator-framework.ts';
import { UNSEEN_PASSAGE } from '../unseen-handler.ts';

/** How a folder is called whose files are no pages: `join(__dirname, '..', 'uploads')`. */
const FILES = /["'`/](?:static|uploads?|uploaded|images?|imgs?|files?|assets|media|storage|photos?|avatars?)["'`/]/i;

/**
 * What a module that serves an application of pages answers: `ServeStaticModule.forRoot({ rootPath })` sends its index
 * wherever no route does.
 */
export function pagesOf(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  module: PageModule,
  resolver: Resolver,
): readonly Middleware[] {
  return call.arguments.flatMap((argument): readonly Middleware[] => {
    const options = objectOf(argument, resolver.file);
    if (!options || propertyValue(options, module.pathOption)) return [];
    const folder = propertyValue(options, module.folderOption);
    if (folder && FILES.test(resolver.file.text.slice(...folder.range))) return [];
    const prefix = propertyValue(options, module.prefixOption);
    const path = prefix && readText(prefix, resolver.file);
    if (prefix && !path) return [];
    return [
      {
        kind: 'middleware',
        path,
        pathKind: path ? 'text' : 'none',
        pathFrom: null,
        passage: { ...UNSEEN_PASSAGE, response: 'page' },
        isLast: true,
        from: null,
        range: call.range,
      },
    ];
  });
}

/**
 * What `app.useStaticAssets('public', { prefix: '/site' })` sends before all routes; where Fastify is below,
 * `app.useStaticAssets({ root, prefix })` after them, wherever it is. Nothing where the prefix is not known.
 */
export function filesOf(
  { arguments: said, range }: TSESTree.CallExpression | TSESTree.NewExpression,
  resolver: Resolver,
): readonly Middleware[] {
  const [folder, options = folder] = said;
  const object = options ? objectOf(options, resolver.file) : null;
  const prefix = object && propertyValue(object, 'prefix');
  const path = prefix && readText(prefix, resolver.file);
  if (prefix && !path) return [];
  const isPlugin = object !== null && options === folder;
  const files = isPlugin ? sentByPlugin(options, resolver) : sentByExpress(said, resolver);
  return [
    {
      kind: 'middleware',
      path,
      pathKind: path ? 'text' : 'none',
      pathFrom: null,
      passage: { ...UNSEEN_PASSAGE, response: files.response },
      sends: files.sends,
      isLast: isPlugin,
      from: null,
      range,
    },
  ];
}
