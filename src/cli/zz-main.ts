void import('./zz-try.js').then(({ load }) => load()).then((s) => console.log(s.title));
