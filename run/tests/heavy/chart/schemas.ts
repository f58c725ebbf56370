import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { root } from '../../../root.ts';
import type { Manifest } from './render.ts';

const kinds = {
  Deployment: { model: Deployment, module: 'apps/v1' },
  Job: { model: Job, module: 'batch/v1' },
  Ingress: { model: Ingress, module: 'networking.k8s.io/v1' },
  PodDisruptionBudget: { model: PodDisruptionBudget, module: 'policy/v1' },
  Service: { model: Service, module: 'v1' },
};

/** Kinds that an operator's own schema describes, which this tree has not. */
export const isOfAnOperator = ({ apiVersion }: Manifest) => apiVersion.startsWith('postgresql.cnpg.io/');

/**
 * By the schemas of Kubernetes as kubernetes-models has them: what is missing or of a wrong kind, and, by its types,
 * each field that Kubernetes does not know, which the schemas let through.
 * @returns what is wrong, a sentence each
 */
export function findFaults(manifests: readonly Manifest[]): string[] {
  const faults: string[] = [];
  const literals: string[] = [];
  for (const manifest of manifests) {
    const { kind, metadata } = manifest;
    const known = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
    if (!known) faults.push(`${kind} ${metadata.name} is of a kind that nothing here describes`);
    else {
      try {
        new known.model(manifest as never).validate();
      } catch (error) {
        faults.push(`${kind} ${metadata.name}: ${String(error)}`);
      }
      const type = `import('kubernetes-models/${known.module}').I${kind}`;
      literals.push(`export const manifest${literals.length}: ${type} = ${JSON.stringify(manifest)};`);
    }
  }
  return [...faults, ...findUnknownFields(literals)];
}

function findUnknownFields(literals: readonly string[]): string[] {
  // In the tree, where the compiler finds the packages.
  const folder = mkdtempSync(join(root, 'node_modules/.cache/manifests-'));
  try {
    const file = join(folder, 'manifests.ts');
    writeFileSync(file, literals.join('\n'));
    const program = ts.createProgram([file], {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').split('\n').join(' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
