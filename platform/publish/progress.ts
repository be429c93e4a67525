/** Runs one phase of a command, and may tell about it. */
export type Phase = <Value>(title: string, work: () => Value | Promise<Value>) => Promise<Value>;

export const silently: Phase = async (_title, work) => work();
