/** How a run, or its shard, ended. */
export type Conclusion = 'passed' | 'failed' | 'empty';
