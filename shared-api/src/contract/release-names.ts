/** Name of a remote in the release store and in federation: `mf_public`. A JavaScript identifier. */
export const remoteNamePattern = /^mf_[a-z]{1,40}$/;

/** Name of a unit of release: a remote, or the shell. */
export const unitNamePattern = /^(?:shell|mf_[a-z]{1,40})$/;

/** Folder of a remote's package: `mf-public` for the remote `mf_public`. */
export const remoteFolderPattern = /^mf-([a-z]{1,40})$/;

/** Version of a release, semver with or without a suffix: `1.2.3`, `1.2.3-local.0a1b2c3d4e`. */
export const releaseVersionPattern = /^\d+\.\d+\.\d+[\w.+-]{0,60}$/;
