import type { SuiteRecord } from '../releases/suite-record';

/**
 * The shape of a release record, checked by hand: the schema library must not load before the first
 * paint. `releases/suite-record.ts` is the same as a schema; a test holds the two together.
 */
export function isSuiteRecord(value: unknown): value is SuiteRecord {
  return (
    isObject(value) &&
    value.schema === 2 &&
    isCount(value.serial) &&
    typeof value.issued === 'string' &&
    isOptional(value.frozen, (frozen) => typeof frozen === 'boolean') &&
    isShell(value.shell) &&
    isObject(value.remotes) &&
    Object.values(value.remotes).every(isRemote)
  );
}

function isShell(value: unknown): boolean {
  return isObject(value) && isText(value.version) && isOptional(value.previous, isText);
}

function isRemote(value: unknown): boolean {
  return (
    isObject(value) &&
    isVersion(value.stable) &&
    isOptional(value.previous, isVersion) &&
    isOptional(value.candidate, isCandidate)
  );
}

function isCandidate(value: unknown): boolean {
  return (
    isObject(value) &&
    isVersion(value.release) &&
    isText(value.rollout) &&
    isCount(value.share) &&
    value.share <= 10_000
  );
}

function isVersion(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.version) &&
    isText(value.base) &&
    isText(value.entry) &&
    isText(value.hostApi) &&
    isText(value.sharedKit) &&
    isTexts(value.preload) &&
    Array.isArray(value.routes) &&
    value.routes.every(isRoute) &&
    isObject(value.files) &&
    Object.values(value.files).every(isIntegrity)
  );
}

function isRoute(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.path === 'string' &&
    value.path.startsWith('/') &&
    (value.access === 'anyone' || value.access === 'member') &&
    typeof value.title === 'string' &&
    isTexts(value.preload) &&
    isTexts(value.shares)
  );
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isIntegrity = (value: unknown): boolean =>
  typeof value === 'string' && /^sha384-[\w+/]{64}$/.test(value);

function isOptional(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === undefined || is(value);
}
