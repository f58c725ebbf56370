import { stateInWords } from './state-in-words';

it.each([
  [{ toChange: 1, toRead: 2, shown: 0 }, 'One needs a small change and two are being read.'],
  [{ toChange: 2, toRead: 1, shown: 12 }, 'Two need a small change, one is being read and 12 are public.'],
  [{ toChange: 0, toRead: 0, later: 1, shown: 2 }, 'One goes live later and two are public.'],
  [{ toChange: 0, toRead: 0, shown: 1 }, 'One is public.'],
  [{ toChange: 0, toRead: 0, shown: undefined }, ''],
])('%j is said as “%s”', (state, said) => expect(stateInWords(state)).toBe(said));
