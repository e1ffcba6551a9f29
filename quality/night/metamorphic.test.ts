import { describeBranches, seedOfRun } from '../metamorphic/suite.js';

/** `BRANCHES=1000 SEED=1 npm run quality:night -- metamorphic` */
const BRANCHES = Number(process.env.BRANCHES ?? '500');

describeBranches({ seed: seedOfRun(), branches: BRANCHES, processorTime: 0 }, 7_200_000);
