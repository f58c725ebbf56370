import './boot.css';
import { giveWay } from './give-way';

/**
 * What the page is made of, in the order of its imports. Evaluated in one go, it would keep a page that is read already
 * from answering for a quarter of a second on a poor phone. All of it is in this file: nothing more is fetched.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@cyberharbour/shared-ui'),
  () => import(/* webpackMode: "eager" */ '@cyberharbour/shared-api'),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function startInParts() {
  for (const evaluate of parts) {
    await giveWay();
    await evaluate();
  }
}

void startInParts();
