import { Linter } from 'eslint';

/** What the picture shows. */
const CODE = [
  "import express from 'express';",
  "import { users } from './users.js';",
  '',
  'const app = express();',
  '',
  "app.get('/getUsers', (req, res) => res.json(users.all()));",
  "app.get('/users/show/:id', (req, res) => res.json(users.one(req.params.id)));",
  "app.post('/users/update/:id', (req, res) => res.json(users.update(req.params.id, req.body)));",
  "app.get('/users/delete/:id', (req, res) => res.json(users.remove(req.params.id)));",
  '',
].join('\n');

const [LEFT, SIZE, CHARACTER, LINE, WIDTH] = [24, 14, 8.4, 22, 900];
const COLOURS = {
  paper: '#0d1117',
  frame: '#30363d',
  code: '#e6edf3',
  number: '#6e7681',
  error: '#f85149',
  message: '#ffa198',
  fixed: '#3fb950',
};

/**
 * The picture of README: a file with the reports of the plugin, and what the fix makes of it, as ESLint itself says
 * them.
 *
 * @param {import('eslint').ESLint.Plugin} plugin
 * @returns {string} SVG
 */
export function picture(plugin) {
  const linter = new Linter();
  const config = [plugin.configs.recommended];
  const options = { filename: 'app.js' };
  const messages = linter.verify(CODE, config, options);
  const { output } = linter.verifyAndFix(CODE, config, options);
  const rows = [
    ...heading('app.js'),
    ...reported(messages),
    ...heading('app.js, after eslint --fix'),
    ...fixed(output),
  ];
  const height = rows.length * LINE + 2 * LEFT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Routes with verbs, underlined, and the same routes after the fix" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${SIZE}">`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="${COLOURS.paper}" stroke="${COLOURS.frame}"/>`,
    ...rows.flatMap((row, at) => row((at + 1) * LINE + LEFT)),
    '</svg>',
    '',
  ].join('\n');
}

/** @param {string} text @returns {((y: number) => string[])[]} */
function heading(text) {
  return [(y) => [textAt(LEFT, y, text, COLOURS.number, 'font-weight="bold"')]];
}

/** Each line of code with what is said of it. @param {readonly import('eslint').Linter.LintMessage[]} messages */
function reported(messages) {
  const rows = CODE.trimEnd()
    .split('\n')
    .flatMap((code, at) => {
      const own = messages.filter(({ line }) => line === at + 1);
      const said = own.map(({ message, column }) => (y) => [
        textAt(xOf(column), y - 4, message, COLOURS.message, `font-size="${SIZE - 2}"`, false),
      ]);
      return [
        (y) => [
          ...numbered(at, code, y, COLOURS.code),
          ...own.map(({ column, endColumn }) => squiggle(xOf(column), xOf(endColumn), y + 4)),
        ],
        ...said,
      ];
    });
  return [...rows, () => []];
}

/** @param {string} output */
function fixed(output) {
  const before = CODE.split('\n');
  return output
    .trimEnd()
    .split('\n')
    .map((code, at) => (y) => numbered(at, code, y, code === before[at] ? COLOURS.code : COLOURS.fixed));
}

/** @param {number} at @param {string} code @param {number} y @param {string} colour */
function numbered(at, code, y, colour) {
  const number = textAt(LEFT, y, String(at + 1).padStart(2), COLOURS.number);
  return code === '' ? [number] : [number, textAt(xOf(1), y, code, colour)];
}

/** @param {number} column counted from 1 */
function xOf(column) {
  return LEFT + (column + 3) * CHARACTER;
}

/** @param {number} from @param {number} to @param {number} y */
function squiggle(from, to, y) {
  const waves = Math.round((to - from) / 4);
  const path = Array.from(
    { length: waves },
    (_, at) => `l 2 ${at % 2 === 0 ? -2 : 2} l 2 ${at % 2 === 0 ? 2 : -2}`,
  ).join(' ');
  return `<path d="M ${round(from)} ${y} ${path}" fill="none" stroke="${COLOURS.error}" stroke-width="1.3"/>`;
}

/** Text of an exact width, whatever the font, so that the underlines stand below their words. */
function textAt(x, y, text, colour, attributes = '', isExact = true) {
  const length = isExact ? ` textLength="${round(text.length * CHARACTER)}" lengthAdjust="spacingAndGlyphs"` : '';
  const escaped = text.replace(/[&<>]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[each]);
  return `<text x="${round(x)}" y="${y}" fill="${colour}" xml:space="preserve"${length}${attributes && ` ${attributes}`}>${escaped}</text>`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
