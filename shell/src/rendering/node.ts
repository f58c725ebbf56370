import * as sharedApi from '@cyberharbour/shared-api';
import * as endpoint from '@cyberharbour/shared-api/endpoint';
import * as sharedUi from '@cyberharbour/shared-ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from '../router-facade';

/** What a remote's node build may import: the host's own instances, as in the browser. */
export const singletons: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@cyberharbour/shared-ui': sharedUi,
  '@cyberharbour/shared-api': sharedApi,
  '@cyberharbour/shared-api/endpoint': endpoint,
};

export { renderPage, type RenderedPage, type RenderRequest } from './render-page';
