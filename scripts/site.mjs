// Fresh machine to running site: installs, builds and serves on the embedded content API. Needs
// only Node and npm.
import { installPackages } from './lib/install.mjs';
import { must, run } from './lib/run.mjs';

await installPackages();
await must('Building', 'npm', ['run', 'build']);
console.log('\n▸ Starting');
process.exit(await run('npm', ['start']));
