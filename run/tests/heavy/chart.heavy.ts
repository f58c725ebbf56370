import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settingsSchema as apiSchema } from '../../../server/src/settings/settings.ts';
import { settingsSchema as webSchema } from '../../../shell/server/settings/settings.ts';
import { type Manifest, renderChart, type Values } from './chart/render.ts';
import { findFaults, isOfAnOperator } from './chart/schemas.ts';

interface Container {
  name: string;
  env: { name: string; value?: string }[];
  securityContext: Record<string, unknown>;
}
interface Pod {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean; seccompProfile: { type: string } };
  containers: Container[];
  volumes: Record<string, unknown>[];
}

const everything = (values: Values) => {
  Object.assign(values['postgres'] ?? {}, { enabled: true });
  Object.assign(values['releases']?.['console'] ?? {}, { enabled: true });
  Object.assign(values['api'] ?? {}, { filesSecret: 'api-files', bounceClaim: 'bounces' });
  for (const unit of Object.values(values['units'] ?? {})) Object.assign(unit as object, { run: true });
};

const podsOf = (manifests: readonly Manifest[]) =>
  manifests.flatMap(({ metadata, spec }) =>
    spec['template'] ? [[metadata.name, (spec['template'] as { spec: Pod }).spec] as const] : [],
  );
const environmentOf = (manifests: readonly Manifest[], name: string) =>
  podsOf(manifests).find(([pod]) => pod === `cyberharbour-${name}`)?.[1].containers[0]?.env ?? [];

describe('the chart', { timeout: 300_000 }, () => {
  const asItIs = renderChart();
  const whole = renderChart(everything);

  it('is what Kubernetes takes, as it is and with everything that can be switched on', () => {
    assert.ok(asItIs.length >= 7 && whole.length >= 15, `${asItIs.length} and ${whole.length} manifests`);
    for (const manifests of [asItIs, whole])
      assert.deepEqual(findFaults(manifests.filter((each) => !isOfAnOperator(each))), []);
  });

  it('would be refused with a field that Kubernetes does not know, lacks or has otherwise', () => {
    for (const spoil of [
      (spec: Manifest['spec']) => (spec['replica'] = 2),
      (spec: Manifest['spec']) => delete spec['selector'],
      (spec: Manifest['spec']) => (spec['replicas'] = 'two'),
    ]) {
      const [deployment] = structuredClone(asItIs.filter(({ kind }) => kind === 'Deployment'));
      assert.ok(deployment);
      spoil(deployment.spec);
      assert.ok(findFaults([deployment]).length > 0, String(spoil));
    }
  });

  for (const [server, schema] of [
    ['api', apiSchema],
    ['web', webSchema],
  ] as const)
    it(`gives every setting of the ${server} server to its pods`, () => {
      const names = Object.keys(schema.shape);
      assert.ok(names.length > 10);
      const ports = ['API_PORT', 'WEB_PORT', 'METRICS_PORT'];
      const wanted = Object.fromEntries(names.map((name, place) => [name, ports.includes(name) ? 5000 + place : name]));
      const manifests = renderChart((values) => Object.assign(values[server] ?? {}, { settings: wanted }));
      const given = environmentOf(manifests, server);
      for (const [name, value] of Object.entries(wanted))
        assert.deepEqual(
          given.filter((each) => each.name === name).map((each) => each.value),
          [String(value)],
          name,
        );
    });

  it('has pods that the restricted standard of Kubernetes takes', () => {
    for (const [name, pod] of podsOf(whole)) {
      assert.deepEqual(
        [pod.automountServiceAccountToken, pod.securityContext.runAsNonRoot, pod.securityContext.seccompProfile.type],
        [false, true, 'RuntimeDefault'],
        name,
      );
      for (const { securityContext } of pod.containers) {
        assert.deepEqual(
          [securityContext['allowPrivilegeEscalation'], securityContext['capabilities']],
          [false, { drop: ['ALL'] }],
          name,
        );
        assert.equal(securityContext['privileged'], undefined);
      }
      const allowed = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'secret'];
      for (const volume of pod.volumes)
        assert.ok(
          Object.keys(volume).some((key) => allowed.includes(key)),
          JSON.stringify(volume),
        );
    }
  });
});
