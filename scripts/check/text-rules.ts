/** A source file, its path relative to the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface TextRule {
  readonly name: string;
  /** Files the rule is about. */
  readonly applies: RegExp;
  /** The one place where it is allowed. */
  readonly except: RegExp;
  readonly forbidden: RegExp;
  readonly reason: string;
}

const browser = /^(host-shell|site-editor|mfe-[^/]+|shared-kit)\/src\//;

/** What no import shows: rules 5 and 7 of the architecture, found in the text. */
const rules: readonly TextRule[] = [
  {
    name: 'rule-5-only-client-does-http',
    applies: browser,
    // Beacons go out when the client may not have arrived or the page is leaving.
    except:
      /^shared-kit\/src\/(client|testing)\/|^host-shell\/src\/features\/health\/send-beacons\.ts$/,
    forbidden: /\bfetch\(|\bXMLHttpRequest\b|\bnew EventSource\b|\bsendBeacon\b/,
    reason: 'use shared-kit/client: one place for tokens, errors and expiry',
  },
  {
    name: 'rule-5-only-config-knows-addresses',
    applies: browser,
    except:
      /^shared-kit\/src\/(contract\/(runtime-config|default-content|runtime-content|sample-)|testing\/)/,
    forbidden: /['"`]https?:\/\/(?!www\.w3\.org\/)/,
    reason: 'external addresses belong to the runtime configuration',
  },
  {
    name: 'rule-5-only-the-record-knows-remotes',
    applies: /^(host-shell|mfe-[^/]+|shared-kit)\/src\//,
    except: /^shared-kit\/src\/testing\//,
    forbidden: /['"`]\/remotes\//,
    reason: 'addresses of remotes come from the release record',
  },
  {
    name: 'rule-5-only-env-reads-the-environment',
    applies: /^(host-shell|site-editor|mfe-[^/]+|shared-kit|api-host)\/src\//,
    except: /^api-host\/src\/(env\.ts|testing\/)/,
    forbidden: /\bprocess\.env\b/,
    reason: 'api-host/src/env.ts is the only reader',
  },
  {
    name: 'rule-7-generated-code-stays-isolated',
    applies: /^mfe-workspace\/src\//,
    except: /^$/,
    forbidden: /allow-same-origin['"` ]|srcDoc=|createObjectURL\(new Blob\(\[.*text\/html/,
    reason: 'generated code runs on the sites origin only',
  },
];

const isTest = /\.test\.tsx?$/;

/** Every line that breaks a rule, as `path:line rule: reason`. Comments may name what code must not do. */
export function findTextViolations(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => !isTest.test(path)).flatMap(violationsOf);
}

function violationsOf({ path, text }: SourceFile): string[] {
  const applying = rules.filter(({ applies, except }) => applies.test(path) && !except.test(path));
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/?\*|\/\/)/.test(line)) return [];
    return applying
      .filter(({ forbidden }) => forbidden.test(line))
      .map(({ name, reason }) => `${path}:${index + 1} ${name}: ${reason}`);
  });
}
