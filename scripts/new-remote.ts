/** `npm run new:remote -- <name>`: a remote that runs, is tested and can be released. */
import { createRemote } from './new-remote/create-remote';
import { root } from './webpack/workspaces';

try {
  const { folder, files } = await createRemote(root, process.argv[2] ?? '');
  console.log(
    [
      `${folder} is there:`,
      ...files.map((file) => `  ${file}`),
      '',
      `  npm run dev -w ${folder}     runs it inside the shell, with hot reload`,
      `  npm test -w ${folder}        its tests`,
      `  npm run build -w ${folder}   builds it; npm run release -- publish ${folder.slice(4)} publishes it`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
