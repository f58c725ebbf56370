import type { AreaId } from '../assessment/question';
import { useStoredText } from '../device/use-stored-text';

function parseTicks(text: string | null): unknown[] {
  try {
    const ticked: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ticked) ? ticked : [];
  } catch {
    return [];
  }
}

/**
 * What a visitor ticked on the home page: it stays on this device, and the assessment takes it up.
 * @param areas those of the list; what else the device holds is left out
 */
export function useTicks(areas: readonly AreaId[]) {
  const [text, change] = useStoredText('cyberharbour:checklist');
  const stored = parseTicks(text);
  const ticked = areas.filter((area) => stored.includes(area));
  return {
    ticked,
    toggle: (area: AreaId) =>
      change(JSON.stringify(ticked.includes(area) ? ticked.filter((each) => each !== area) : [...ticked, area])),
  };
}
