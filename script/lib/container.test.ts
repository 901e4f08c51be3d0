import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/server/src/config.ts';
import { caddyfile } from '../../apps/server/src/install/front-files.ts';
import { fixtureContent } from '../../packages/content/load/fixtures.ts';
import { settingsInDocs } from './settings-table.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { server, build } = settingsInDocs();
const serverNames = server.flatMap(({ names }) => names);

/** The Dockerfile's stages, each as its instructions in order. */
const stages = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '))
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, word = '', rest = '']) => [word, rest] as const),
  );
const last = stages.at(-1) ?? [];
const said = (word: string) => last.filter(([name]) => name === word).map(([, rest]) => rest);
const imageEnv = Object.fromEntries(
  said('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

interface Service {
  readonly environment: Record<string, string>;
  readonly volumes?: string[];
  readonly networks: string[];
  readonly expose?: string[];
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly depends_on?: Record<string, unknown>;
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly networks?: Record<
    string,
    { readonly enable_ipv6?: boolean; readonly ipam?: { readonly config: { readonly subnet: string }[] } }
  >;
  readonly volumes?: Record<string, unknown>;
}
const embedded = parse(read('compose.yaml')) as Compose;
const stores = parse(read('compose.stores.yaml')) as Compose;

/** What an operator gives, as the files' own words for it ask. */
const given: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://rivermark.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  POSTGRES_PASSWORD: 'letters1',
  DOCUMENTS_URL: 's3://bucket/prefix?endpoint=https://s3.example&region=us-east-1',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const filledIn = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => {
        expect(given, `${name} asks for ${variable}`).toHaveProperty(variable);
        return given[variable] ?? '';
      }),
    ]),
  );

test('the image runs as a user without rights, on the Node of the project, with nothing but the release', () => {
  const version = /^NODE_BROUGHT=(.+)$/m.exec(read('script/lib/node.sh'))?.[1];
  for (const stage of stages) expect(stage[0]?.[1]).toMatch(`node:${version}-bookworm-slim`);
  expect(said('USER')).toEqual(['node']);
  expect(said('COPY')).toEqual(['--from=build /build/release /opt/rivermark']);
  const health = JSON.parse(/CMD (.+)$/.exec(said('HEALTHCHECK')[0] ?? '')?.[1] ?? '') as string[];
  expect(health[0]).toBe('/opt/rivermark/bin/rivermark');
  expect(existsSync(join(root, `apps/server/src/commands/${health[1]}.ts`))).toBe(true);
  expect(said('ENTRYPOINT')).toEqual(['["/opt/rivermark/bin/rivermark"]']);
  expect(said('CMD')).toEqual(['["server"]']);
});

test('the image sets only settings that there are, and its port and volume are theirs', () => {
  expect(serverNames).toEqual(expect.arrayContaining(Object.keys(imageEnv)));
  expect(said('EXPOSE')).toEqual([imageEnv.PORT]);
  expect(said('VOLUME')).toEqual([imageEnv.DATA_DIR]);
  const args = stages[0]
    ?.filter(([word]) => word === 'ARG')
    .flatMap(([, rest]) => rest.match(/[A-Z_]+(?==)/g) ?? []);
  expect(build.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(args ?? []));
});

test.each([
  ['compose.yaml', [embedded]],
  ['compose.yaml with compose.stores.yaml', [embedded, stores]],
] as const)('%s gives the server settings that it takes, and names nothing that is not there', (_, files) => {
  const services = files.map(({ services: { rivermark } }) => rivermark);
  const environment = Object.assign({}, ...services.map((each) => each?.environment)) as Record<
    string,
    string
  >;
  expect(serverNames).toEqual(expect.arrayContaining(Object.keys(environment)));
  // The samples are of no matter here.
  const config = readConfig(
    { ...imageEnv, ...filledIn(environment), ALLOW_SAMPLE_IDENTITY: '1' },
    fixtureContent(),
  );
  expect(config.publicUrl).toBe(given.PUBLIC_URL);
  const known = Object.assign({}, ...files.map(({ networks }) => networks)) as NonNullable<
    Compose['networks']
  >;
  const volumes = Object.assign({}, ...files.map((each) => each.volumes)) as Record<string, unknown>;
  for (const service of files.flatMap((file) => Object.values(file.services))) {
    for (const network of service.networks) expect(known).toHaveProperty(network);
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith('.')) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
      else expect(existsSync(join(root, volume.split(':')[0] ?? ''))).toBe(true);
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(files.some((file) => other in file.services)).toBe(true);
  }
  expect(config.trustedProxies).toEqual(known.front?.ipam?.config.map(({ subnet }) => subnet));
  // Without it every visitor over IPv6 comes from one address of Docker's.
  expect(known.front?.enable_ipv6).toBe(true);
  expect(config.trustedProxies.some((network) => network.includes(':'))).toBe(true);
});

test('the container has a read-only root and no rights, writes its volume alone, and the front finds it', () => {
  const service = embedded.services.rivermark;
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    volumes: [`data:${imageEnv.DATA_DIR}`],
    expose: [imageEnv.PORT],
  });
  expect(read('Caddyfile')).toBe(caddyfile('{$PUBLIC_URL}', `rivermark:${imageEnv.PORT}`));
});
