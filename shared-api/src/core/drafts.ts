/**
 * The drafts of this device, loaded with the first session: a page of somebody who is not signed in has no use for
 * them.
 * @returns the one store of the page, whoever asks for it
 */
export const draftStore = () => import(/* webpackChunkName: "drafts" */ './draft-store');
