import { expectSound } from './expect-sound.ts';

expectSound('express4');
