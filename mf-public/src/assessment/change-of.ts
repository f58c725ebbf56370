/** In words: `12 up`, `5 down`, `as before`. */
export const changeOf = (now: number, before: number) =>
  now === before ? 'as before' : `${Math.abs(now - before)} ${now > before ? 'up' : 'down'}`;
