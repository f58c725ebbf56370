import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

export interface AlertRule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}
interface RuleFile {
  groups: { name: string; rules: AlertRule[] }[];
}

/** @param group its rules alone; without it, all */
export function readRules(group?: string): AlertRule[] {
  const { groups } = parse(readFileSync(join(root, 'deploy/watching/alerts.yml'), 'utf8')) as RuleFile;
  return groups.filter(({ name }) => group === undefined || name === group).flatMap(({ rules }) => rules);
}

/** Words and labels of PromQL, and `up`, which Prometheus makes. */
const words = new Set(
  (
    'sum min max count rate by or le topk histogram_quantile vector up ' +
    'predict_linear and job status state event dependency instance route method unit version fstype'
  ).split(' '),
);

/** The figures of which an answer for Prometheus has a value. */
export const figuresIn = (answer: string) =>
  [...answer.matchAll(/^([a-z_][a-z0-9_]*)[{ ]/gm)].map(([, name = '']) => name);

/** The figures that an expression reads. */
export const namesIn = (expression: string) =>
  [...expression.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').matchAll(/[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
