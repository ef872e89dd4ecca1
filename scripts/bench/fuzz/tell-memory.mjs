/**
 * Loaded into a host before anything else: collects its garbage and writes what is left whenever somebody
 * makes the file `ask` in `FUZZ_MEMORY_FOLDER`. Its threads and its own processes load this too and say nothing.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const { FUZZ_MEMORY_FOLDER: folder = '', FUZZ_MEMORY_PARENT: parent } = process.env;

function tell() {
  const ask = path.join(folder, 'ask');
  if (!existsSync(ask)) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  collect();
  writeFileSync(path.join(folder, 'told.part'), JSON.stringify(process.memoryUsage()));
  rmSync(ask);
}

if (isMainThread && String(process.ppid) === parent) setInterval(tell, 100).unref();
