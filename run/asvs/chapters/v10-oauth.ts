import { type Chapter, notApplicable, type Requirement } from '../requirement.ts';

const why = 'The product is neither client, resource server nor provider of OAuth or OpenID Connect.';

const asks: Record<string, string> = {
  '10.1.1': 'Tokens go only to what needs them.',
  '10.1.2': 'Answers of a provider belong to a flow that this browser began.',
  '10.2.1': 'The code flow is protected from forged requests.',
  '10.2.2': 'Answers of several providers are not mixed up.',
  '10.3.1': 'Access tokens are for this service.',
  '10.3.2': 'Claims of the token decide what is allowed.',
  '10.3.3': 'Users are named by claims that are never given to others.',
  '10.3.4': 'Strength and age of the login are checked.',
  '10.4.1': 'Return addresses are compared with a list, exactly.',
  '10.4.2': 'A code is used once.',
  '10.4.3': 'A code is short-lived.',
  '10.4.4': 'A client has only the grants that it needs.',
  '10.4.5': 'Refresh tokens cannot be replayed.',
  '10.4.6': 'The code flow uses PKCE.',
  '10.4.7': 'Registration of clients is safe.',
  '10.4.8': 'Refresh tokens end.',
  '10.4.9': 'Users can revoke tokens.',
  '10.4.10': 'Confidential clients authenticate themselves.',
  '10.4.11': 'Clients get only the scopes that they need.',
  '10.5.1': 'Identity tokens are not replayed.',
  '10.5.2': 'Users are named by the subject.',
  '10.5.3': 'Metadata of a false provider is refused.',
  '10.5.4': 'The audience of an identity token is this client.',
  '10.5.5': 'Logout by the back channel is safe.',
  '10.6.1': 'The provider allows safe response modes only.',
  '10.6.2': 'Nobody is logged out by force.',
  '10.7.1': 'Users consent to each authorization.',
  '10.7.2': 'What is consented to is clear.',
  '10.7.3': 'Consent can be taken back.',
};

export const oauth: Chapter = {
  title: 'V10 OAuth and OIDC',
  requirements: Object.fromEntries(
    Object.entries(asks).map(([id, words]): [string, Requirement] => [id, notApplicable(words, why)]),
  ),
};
