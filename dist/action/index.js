void require('../bundle/index.js').startAction();
