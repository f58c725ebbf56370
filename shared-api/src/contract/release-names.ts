/**
 * Name of a remote in the release store and in federation: `mf_public`, `mf_claims_eu`. A JavaScript identifier, and
 * never with two underscores in a row: those stand before the version of a fallback.
 */
export const remoteNamePattern = /^mf_[a-z](?:_?[a-z\d]){0,39}$/;

/** Name of a unit of release: a remote, or the shell. */
export const unitNamePattern = /^(?:shell|mf_[a-z](?:_?[a-z\d]){0,39})$/;

/** Folder of a remote's package: `mf-public` for the remote `mf_public`, `mf-claims-eu` for `mf_claims_eu`. */
export const remoteFolderPattern = /^mf-([a-z](?:-?[a-z\d]){0,39})$/;

/** Version of a release, semver with or without a suffix: `1.2.3`, `1.2.3-local.0a1b2c3d4e`. */
export const releaseVersionPattern = /^\d+\.\d+\.\d+[\w.+-]{0,60}$/;
