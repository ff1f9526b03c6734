import { expectSound } from './expect-sound.ts';

expectSound('express5');
