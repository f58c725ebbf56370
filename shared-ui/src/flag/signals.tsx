// The flags that status and topics use, on 24 by 18. The whole alphabet is the cover generator's and does not ship
// with every page.
const blue = 'var(--art-blue)';
const red = 'var(--art-red)';
const white = 'var(--art-white)';
const yellow = 'var(--art-yellow)';
const ink = 'var(--art-ink)';
const whole = 'M0 0h24v18H0z';
const diagonals = 'M0 0 24 18M24 0 0 18';

export const signals = {
  C: (
    <>
      <path d={whole} fill={blue} />
      <path d="M0 3.600h24v10.800H0z" fill={white} />
      <path d="M0 7.200h24v3.600H0z" fill={red} />
    </>
  ),
  D: (
    <>
      <path d={whole} fill={yellow} />
      <path d="M0 4.500h24v9H0z" fill={blue} />
    </>
  ),
  L: (
    <>
      <path d={whole} fill={yellow} />
      <path d="M12 0h12v9H12zM0 9h12v9H0z" fill={ink} />
    </>
  ),
  M: (
    <>
      <path d={whole} fill={blue} />
      <path d={diagonals} stroke={white} strokeWidth="3.6" />
    </>
  ),
  N: (
    <>
      <path d={whole} fill={white} />
      <path
        d="M0 0h6v4.500H0zM12 0h6v4.500h-6zM6 4.500h6V9H6zM18 4.500h6V9h-6zM0 9h6v4.500H0zM12 9h6v4.500h-6zM6 13.500h6V18H6zM18 13.500h6V18h-6z"
        fill={blue}
      />
    </>
  ),
  P: (
    <>
      <path d={whole} fill={blue} />
      <path d="M8 6h8v6H8z" fill={white} />
    </>
  ),
  U: (
    <>
      <path d={whole} fill={white} />
      <path d="M0 0h12v9H0zM12 9h12v9H12z" fill={red} />
    </>
  ),
  X: (
    <>
      <path d={whole} fill={white} />
      <path d="M10 0h4v18h-4zM0 7h24v4H0z" fill={blue} />
    </>
  ),
  Y: (
    <>
      <path d={whole} fill={yellow} />
      <path d="M0 0h5L0 4zM10 0h5L0 12V8zM20 0h4L0 18v-2zM24 4v4L11 18H6zM24 12v4l-3 2h-5z" fill={red} />
    </>
  ),
};

export type SignalLetter = keyof typeof signals;
