#!/bin/sh
# Releases one unit. PACKAGE is its folder (mf-admin), NAME what it is called in the store (mf_admin).
# API_URL, RELEASE_STORE, RELEASE_KEYS and RELEASE_KEY are those of cyberharbour-mf.
set -eu
: "${PACKAGE:?PACKAGE is missing: the folder to release, like mf-admin}" "${NAME:?NAME is missing: what it is called in the store, like mf_admin}"
release() { node_modules/.bin/cyberharbour-mf "$@"; }
version=$(node -p "require('./$PACKAGE/package.json').version")
release build "$PACKAGE"
release publish "$PACKAGE"
if release status --json | grep -q "\"name\":\"$NAME\"" && [ "${PERCENT:-10}" != 100 ]; then
  release promote "$NAME" "$version" --percent "${PERCENT:-10}" --watch --minutes "${MINUTES:-30}" --require-smoke --by "${BY:-release job}"
fi
release promote "$NAME" "$version" --by "${BY:-release job}" --reason "${REASON:-the trial was sound}"
