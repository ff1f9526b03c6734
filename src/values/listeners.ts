import type { Listener, Listeners } from './events.ts';

/** Sorts listeners by their events, as most events are frequent and of interest to a few of them. */
export function byEvent(listeners: readonly Listener[]): Listeners {
  const to = <Event extends keyof Listener>(event: Event): readonly Required<Pick<Listener, Event>>[] =>
    listeners.filter((each): each is Listener & Required<Pick<Listener, Event>> => each[event] !== undefined);
  return {
    called: to('called'),
    invoked: to('invoked'),
    bound: to('bound'),
    resolved: to('resolved'),
    loaded: to('loaded'),
    compared: to('compared'),
    keyed: to('keyed'),
    combined: to('combined'),
    chosen: to('chosen'),
    assigned: to('assigned'),
    made: to('made'),
    readField: to('readField'),
    read: to('read'),
    tested: to('tested'),
    escaped: to('escaped'),
    entered: to('entered'),
    answered: to('answered'),
    passed: to('passed'),
    follows: to('follows'),
    takesHandlers: to('takesHandlers'),
    countRoutes: to('countRoutes'),
    countRequests: to('countRequests'),
    unfinished: to('unfinished'),
    parametersOf: to('parametersOf'),
  };
}
