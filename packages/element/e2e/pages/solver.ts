import '@patience/solver/worker';
