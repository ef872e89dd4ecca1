import { parseArgs } from 'node:util';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { chromium, type Browser } from 'playwright-core';
import { compose } from 'site-composer';
import { findBrowser } from '../test/find-browser';
import { nearestSiblings } from './composer/distinctness';
import { examinePage, servePages, type PageServer } from './composer/examine-page';
import { htmlRules } from './composer/html-rules';
import { readCorpus, type Instruction } from './composer/read-corpus';
import { printReport, scoreOf, summarise, type Result } from './composer/report';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

interface Run {
  browser: Browser;
  server: PageServer;
  withAxe: boolean;
}

async function measure(run: Run, instruction: Instruction, id: number): Promise<Result> {
  const begun = performance.now();
  const site = compose(instruction.prompt, { today: new Date() });
  const milliseconds = performance.now() - begun;
  run.server.put(id, site);
  const report = await validator.validateString(site.html);
  const htmlErrors = report.results.flatMap((one) =>
    one.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  const address = `${run.server.address}/${id}/`;
  const examined = await examinePage(run.browser, address, instruction, run.withAxe);
  const bytes = Buffer.byteLength(site.html + site.css + site.js);
  return { ...examined, instruction, htmlErrors, bytes, milliseconds };
}

/** Two pages at a time: more only wait for each other on the small machines this runs on. */
async function measureAll(run: Run, corpus: readonly Instruction[]): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...corpus.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      results[next[0]] = await measure(run, next[1], next[0]);
  };
  await Promise.all([work(), work()]);
  return results;
}

/**
 * Holds the offline composer against instructions with written expectations: `--group apps`,
 * `--only words`, `--worst 30`, `--no-axe` (quicker), `--json`.
 */
export async function benchComposer(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      json: { type: 'boolean' },
      'no-axe': { type: 'boolean' },
      group: { type: 'string' },
      only: { type: 'string' },
      worst: { type: 'string', default: '10' },
    },
  });
  const corpus = readCorpus().filter(
    (one) =>
      (values.group === undefined || values.group.split(',').includes(one.group)) &&
      one.prompt.includes(values.only ?? ''),
  );
  const server = await servePages();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const results = await measureAll({ browser, server, withAxe: !values['no-axe'] }, corpus);
    const siblings = nearestSiblings(
      results.map(({ instruction, shape, painted }) => ({
        prompt: instruction.prompt,
        shape,
        painted,
      })),
    );
    if (!values.json)
      return printReport(results, siblings, Number(values.worst), !values['no-axe']);
    const pages = results.map((one) => ({ ...one, shape: undefined, score: scoreOf(one) }));
    console.log(
      JSON.stringify({ summary: summarise(results, siblings, !values['no-axe']), pages, siblings }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
