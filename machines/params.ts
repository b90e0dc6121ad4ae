/**
 * Params for guards and actions that read an event, so that a transition stays one line: `{ guard: { type: 'isRefused', params: output },
 * target: 'declined', actions: { type: 'assignOutcome', params: output } }`.
 */

/** The output of the finished actor. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** The rejection of the actor. */
export const error = ({ event }: { event: { error: unknown } }): { error: unknown } => ({ error: event.error });

/** The event itself. */
export const event = <Event>({ event: said }: { event: Event }): Event => said;

/** The context of the actor that changed. */
export const childContext = <Context>({ event }: { event: { snapshot: { context: Context } } }): Context => event.snapshot.context;
