import { useState } from 'react';

const name = 'ch-admin-keys';

function readSetting(): boolean {
  try {
    return localStorage.getItem(name) === 'on';
  } catch {
    return false;
  }
}

/** Whether single keys work: not until they are turned on, on this device (WCAG 2.1.4). */
export function useKeysSwitch() {
  const [isOn, setIsOn] = useState(readSetting);
  const turn = (on: boolean) => {
    setIsOn(on);
    try {
      localStorage.setItem(name, on ? 'on' : 'off');
    } catch {
      // Without storage it holds until the page is left.
    }
  };
  return { isOn, turn };
}
