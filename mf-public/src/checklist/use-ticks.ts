import { useStoredText } from '../device/use-stored-text';
import { checks, type Check } from './checks';

const key = 'cyberharbour:checklist';

/** The ticked checks, in the order of the list; what another version or a hand wrote into the text is left out. */
function parseTicks(text: string | null): Check[] {
  let ticked: unknown;
  try {
    ticked = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(ticked) ? checks.filter(({ area }) => ticked.includes(area)) : [];
}

/** What a visitor ticked on the home page: it stays on this device, and the assessment takes it up. */
export function useTicks() {
  const [text, change] = useStoredText(key);
  const ticked = parseTicks(text);
  return {
    ticked,
    toggle: (check: Check) => {
      const next = ticked.includes(check) ? ticked.filter((each) => each !== check) : [...ticked, check];
      change(JSON.stringify(next.map(({ area }) => area)));
    },
  };
}
