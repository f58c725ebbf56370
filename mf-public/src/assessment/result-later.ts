import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "assessment-result" */ './result-body');

/**
 * Scores, plan and numbers: more than half of the assessment's words, and nobody needs them before the questions are
 * answered.
 */
export const ResultBody = lazy(() => load().then(({ ResultBody: body }) => ({ default: body })));

/** Fetches it while the questions are answered. Where that fails, the result itself asks again, and says so. */
export const fetchResult = () => void load().catch(() => undefined);
