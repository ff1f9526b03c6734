import { expectSound } from './expect-sound.ts';

expectSound('fastify');
