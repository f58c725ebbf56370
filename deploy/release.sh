#!/bin/sh
# Releases one part: PART is its room (mf-admin), NAME what it is called in the store (mf_admin). API_URL, RELEASE_STORE, RELEASE_KEYS and RELEASE_KEY as for mf.
set -eu
: "${PART:?PART is missing: the room to release, like mf-admin}" "${NAME:?NAME is missing: what it is called in the store, like mf_admin}"
mf() { node_modules/.bin/cyberharbour-mf "$@"; }
version=$(node -p "require('./$PART/package.json').version")
mf build "$PART"
mf publish "$PART"
if mf status --json | grep -q "\"name\":\"$NAME\"" && [ "${PERCENT:-10}" != 100 ]; then
  mf promote "$NAME" "$version" --percent "${PERCENT:-10}" --watch --minutes "${MINUTES:-30}" --require-smoke --by "${BY:-release job}"
fi
mf promote "$NAME" "$version" --by "${BY:-release job}" --reason "${REASON:-the trial was sound}"
