import { Linter } from 'eslint';
const plugin=(await import('/work/main/dist/plugin.js')).default;
import { fileWithRoutes } from './generated.mjs';
const rf=Array.from({ length: 20 }, (_, seed) => fileWithRoutes(20, seed));
const linter=new Linter();
for(let r=0;r<+process.argv[2];r++)for(const f of rf)linter.verify(f,[plugin.configs[process.argv[3]]],{filename:'file.js'});
