import '@patience/element/define';
