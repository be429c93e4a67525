import { afterEach, beforeEach } from 'vitest';
import { connectShellStore } from '../layout/connectShellStore.ts';
import { useShellStore } from '../layout/shellStore.ts';

/** Each test of the file begins with a store that nothing has changed, and that hears what happens outside React. */
export function connectFreshStore() {
  let disconnect: () => void;
  beforeEach(() => {
    useShellStore.setState(useShellStore.getInitialState());
    disconnect = connectShellStore();
  });
  afterEach(() => disconnect());
}
