void require('../bundle/index.js').startMerge();
