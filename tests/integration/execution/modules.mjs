/** How the files of an application are joined: by `require`, or as modules. */
export const MODULES = {
  commonjs: {
    load: ([binding, from]) => `const ${binding} = require('${from}');\n`,
    function: (name, parameters, body) => `exports.${name} = (${parameters}) => ${body};\n`,
    default: (name) => `module.exports = ${name};\n`,
    files: {},
  },
  module: {
    load: ([binding, from]) => `import ${binding} from '${from.startsWith('.') ? `${from}.js` : from}';\n`,
    function: (name, parameters, body) => `export const ${name} = (${parameters}) => ${body};\n`,
    default: (name) => `export default ${name};\n`,
    type: 'module',
  },
};
