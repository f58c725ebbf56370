import { useState } from 'react';

const name = 'ch-admin-keys';

function readSetting(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys work, as it was last set on this device. */
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
