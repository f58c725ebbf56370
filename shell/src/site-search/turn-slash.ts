import { slashPlace } from './slash-key';

/** @returns whether the device stores it */
export function turnSlash(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(slashPlace);
    else localStorage.setItem(slashPlace, 'off');
    return true;
  } catch {
    return false;
  }
}
